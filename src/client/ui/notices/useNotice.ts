import { useSnackbar } from 'notistack'
import { useMemo } from 'react'
import type { Notice } from './notice'

/** Good news goes by itself, bad news stays until it was read and closed. Milliseconds. */
const GOES_AFTER_MS = { success: 6000, info: 8000, warning: 12_000, error: null } as const

export interface Notices {
  /** Shows a notice; a success takes away what went wrong before it. */
  notify: (notice: Notice) => void
  /** Takes every notice away. */
  dismiss: () => void
}

/** Says things: `notify({ title: 'UPS!!', text: 'Debes Llenar todos los Datos', kind: 'warning' })`. The object is stable. */
export const useNotice = (): Notices => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  return useMemo(
    () => ({
      notify: ({ title, text, kind }) => {
        if (kind === 'success') closeSnackbar()
        const message = text ? `${title}\n${text}` : title
        enqueueSnackbar(message, { variant: kind, autoHideDuration: GOES_AFTER_MS[kind] })
      },
      dismiss: () => closeSnackbar(),
    }),
    [enqueueSnackbar, closeSnackbar],
  )
}
