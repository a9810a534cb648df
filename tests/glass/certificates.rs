//! Certificates written from the screen.

use app::store::Paths;
use ground::say::Language;

use crate::glass::table::Table;

#[test]
fn a_certificate_is_written_checked_and_told_in_words_and_is_what_the_checker_reads() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("j j j j j enter C C").shows("Certificate accepted: ");
    table.shows("Written: ");
    let exports = Paths::below(table.folder.path()).exports();
    let file = exports.join("nim-certificate.txt");
    let text = std::fs::read_to_string(&file).expect("it was written");
    assert!(text.starts_with("xorcle certificate 1\n") && text.contains("\nposition 3,4,5\n"), "{text}");
    // In a dispute it is the verdict in dispute that is proved, however far the tries have gone.
    table.press("d enter C C").shows("Certificate accepted: ");
    assert_eq!(std::fs::read_to_string(exports.join("nim-certificate-2.txt")).expect("a second one"), text);
}

#[test]
fn where_nothing_can_be_proved_no_certificate_is_written_and_it_is_said_why() {
    let mut table = Table::new(Language::English);
    table.press("/ k u h n enter C C").shows("here no mix of choices");
    let exports = Paths::below(table.folder.path()).exports();
    assert!(!exports.exists());
    // A split that contents everybody is no strategy, and can be checked all the same.
    table.press("esc esc / g l o v e enter C C").shows("Certificate accepted");
    assert!(exports.join("glove-certificate.txt").exists());
}
