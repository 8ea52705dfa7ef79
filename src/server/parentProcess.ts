const LOOK_AT_PARENT_MS = 500

/** npm starts this process through a shell, which does not pass on SIGTERM when it ends. So the process ends when that shell is gone. */
export const watchParentProcess = (end: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, LOOK_AT_PARENT_MS).unref()
}
