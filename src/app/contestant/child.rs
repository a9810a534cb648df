//! A process of its own group under limits, and what it used.
//!
//! Two calls have no safe word in Rust: limits are set between fork and exec, and the use of one child is asked for when it ends. Both
//! stand here, each with why it is sound.

#![allow(unsafe_code, reason = "limits between fork and exec, and the use of one child; each says why it is sound")]

use std::io;
use std::process::{Child, Command};

/// What a process may use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Seconds of processor time; the system ends it then.
    pub seconds: Option<u64>,
    /// Bytes of address space; `None` where a runtime reserves far more than it uses.
    pub address_space: Option<u64>,
    /// Bytes of each file it writes.
    pub file: Option<u64>,
}

/// How a process ended, and what it used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    /// Its status, if it ended by itself.
    pub status: Option<i32>,
    /// The signal that ended it.
    pub signal: Option<i32>,
    /// Milliseconds of processor time, of the process and of the children it waited for.
    pub time: u64,
    /// Its largest resident memory, in KiB; 0 where the system does not tell.
    pub memory: u64,
}

/// Starts a command in a session of its own, so that all it starts can be ended together; it ends when this thread does.
#[cfg(unix)]
pub fn start(command: &mut Command, limits: Limits) -> io::Result<Child> {
    use std::os::unix::process::CommandExt;
    // Sound: what runs between fork and exec only calls the system and touches no memory that another thread may hold.
    unsafe {
        command.pre_exec(move || restrict(limits));
    }
    command.spawn()
}

/// Starts a command; this system knows no limits.
#[cfg(not(unix))]
pub fn start(command: &mut Command, _limits: Limits) -> io::Result<Child> {
    command.spawn()
}

/// In the child: a session of its own, its limits, and no life beyond that of its parent.
#[cfg(unix)]
fn restrict(limits: Limits) -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit, setsid};
    /// Bytes of stack: judges allow deep recursion.
    const STACK: u64 = 64 << 20;
    setsid()?;
    #[cfg(target_os = "linux")]
    rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
    let set = |resource, most: u64| {
        let hard = getrlimit(resource).maximum;
        let most = hard.map_or(most, |hard| hard.min(most));
        setrlimit(resource, Rlimit { current: Some(most), maximum: hard })
    };
    set(Resource::Core, 0)?;
    set(Resource::Stack, STACK)?;
    if let Some(seconds) = limits.seconds {
        set(Resource::Cpu, seconds)?;
    }
    if let Some(bytes) = limits.address_space {
        set(Resource::As, bytes)?;
    }
    if let Some(bytes) = limits.file {
        set(Resource::Fsize, bytes)?;
    }
    Ok(())
}

/// Waits until a process ends.
#[cfg(unix)]
pub fn wait(child: &Child) -> io::Result<Used> {
    let (mut status, mut usage) = (0, std::mem::MaybeUninit::<libc::rusage>::zeroed());
    loop {
        // Sound: both places live through the call, and the process is a child that nobody else waits for.
        let ended = unsafe { libc::wait4(child.id() as i32, &raw mut status, 0, usage.as_mut_ptr()) };
        if ended > 0 {
            break;
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
    // Sound: zeroes are a whole value of it, and the call above has filled it.
    let usage = unsafe { usage.assume_init() };
    let millis = |time: libc::timeval| time.tv_sec as u64 * 1_000 + time.tv_usec as u64 / 1_000;
    Ok(Used {
        status: libc::WIFEXITED(status).then(|| libc::WEXITSTATUS(status)),
        signal: libc::WIFSIGNALED(status).then(|| libc::WTERMSIG(status)),
        time: millis(usage.ru_utime) + millis(usage.ru_stime),
        memory: usage.ru_maxrss as u64 / if cfg!(target_os = "macos") { 1_024 } else { 1 },
    })
}

/// Ends a process with all that belongs to its session's group.
#[cfg(unix)]
pub fn kill(id: u32) {
    if let Some(id) = rustix::process::Pid::from_raw(id as i32) {
        let _ = rustix::process::kill_process_group(id, rustix::process::Signal::KILL);
    }
}

/// Waits until a process ends; this system does not tell what it used.
#[cfg(not(unix))]
pub fn wait(child: &mut Child) -> io::Result<Used> {
    let status = child.wait()?;
    Ok(Used { status: status.code(), signal: None, time: 0, memory: 0 })
}
