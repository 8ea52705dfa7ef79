const LOOK_AT_PARENT_MS = 500

/** npm starts this process through a shell that does not pass SIGTERM on when it ends, so this process ends once that shell is gone. */
export const watchParentProcess = (end: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, LOOK_AT_PARENT_MS).unref()
}
