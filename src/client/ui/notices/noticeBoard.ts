import type { ProviderContext } from 'notistack'

export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

export interface Notice {
  title: string
  text?: string | undefined
  kind: NoticeKind
}

/** ms; null stays until the user closes it. */
const GOES_AFTER_MS = { success: 6000, info: 8000, warning: 12_000, error: null } as const

type NoticeStack = Pick<ProviderContext, 'enqueueSnackbar' | 'closeSnackbar'>

export interface Notices {
  notify: (notice: Notice) => void
  dismiss: () => void
}

export interface NoticeBoard extends Notices {
  /** Called with null on unmount. Queued notices show once a stack is attached. */
  attach: (stack: NoticeStack | null) => void
  /** Loads the stack again if a notice is still queued: its chunk may have failed to load. */
  retry: () => void
}

const show = ({ enqueueSnackbar, closeSnackbar }: NoticeStack, { title, text, kind }: Notice): void => {
  if (kind === 'success') closeSnackbar()
  const message = text ? `${title}\n${text}` : title
  enqueueSnackbar(message, { variant: kind, autoHideDuration: GOES_AFTER_MS[kind] })
}

/** Queues notices until the stack, a chunk that no first page needs, is loaded. @param open loads it; it then calls `attach` */
export const createNoticeBoard = (open: () => void): NoticeBoard => {
  let stack: NoticeStack | null = null
  let waiting: Notice[] = []
  return {
    notify: (notice) => {
      if (stack) return show(stack, notice)
      waiting.push(notice)
      open()
    },
    dismiss: () => {
      waiting = []
      stack?.closeSnackbar()
    },
    attach: (given) => {
      stack = given
      if (!given) return
      const queued = waiting
      waiting = []
      for (const notice of queued) show(given, notice)
    },
    retry: () => {
      if (waiting.length > 0) open()
    },
  }
}
