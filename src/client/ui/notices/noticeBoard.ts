import type { ProviderContext } from 'notistack'
import type { Notice } from './notice'

/** Good news goes by itself, bad news stays until it was read and closed. Milliseconds. */
const GOES_AFTER_MS = { success: 6000, info: 8000, warning: 12_000, error: null } as const

/** What shows them. */
type NoticeStack = Pick<ProviderContext, 'enqueueSnackbar' | 'closeSnackbar'>

export interface Notices {
  /** Shows a notice; a success takes away what went wrong before it. */
  notify: (notice: Notice) => void
  /** Takes every notice away. */
  dismiss: () => void
}

export interface NoticeBoard extends Notices {
  /** The stack has come, or is gone (null): what waited for it is shown. */
  attach: (stack: NoticeStack | null) => void
  /** Asks for the stack again when a notice still waits for it: its chunk may not have arrived. */
  retry: () => void
}

const show = ({ enqueueSnackbar, closeSnackbar }: NoticeStack, { title, text, kind }: Notice): void => {
  if (kind === 'success') closeSnackbar()
  const message = text ? `${title}\n${text}` : title
  enqueueSnackbar(message, { variant: kind, autoHideDuration: GOES_AFTER_MS[kind] })
}

/**
 * Takes notices at once and shows them when the stack is there: it is a chunk that no first page needs.
 * @param open asks for the stack, which then attaches itself
 */
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
      const told = waiting
      waiting = []
      for (const notice of told) show(given, notice)
    },
    retry: () => {
      if (waiting.length > 0) open()
    },
  }
}
