import { useAppDispatch } from '../state/hooks'
import type { AppDispatch } from '../state/rootReducer'
import { useNotice } from '../ui/notices/useNotice'
import { openWaitingTab } from './waitingTab'

const BLOCKED = {
  title: 'El navegador no dejó abrir la pestaña',
  text: 'Permite las ventanas emergentes de esta página y presiona otra vez.',
  kind: 'warning',
} as const

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: string | undefined; error?: unknown }>

/** Opens PDFs that are not counted as prints, such as group papers and ID cards. Receipts use `usePaper`. */
export const useOpenDocument = (failed: string) => {
  const dispatch = useAppDispatch()
  const { notify } = useNotice()
  /** Call it in the click itself, because browsers block tabs opened later. @returns whether it opened */
  return async (ask: Ask): Promise<boolean> => {
    const tab = openWaitingTab('Preparando el documento…')
    const { data, error } = await ask(dispatch)
    if (data === undefined) {
      tab.drop()
      notify({ title: failed, text: (error as { message?: string } | undefined)?.message, kind: 'error' })
      return false
    }
    const isShown = tab.show(data)
    if (!isShown) notify(BLOCKED)
    return isShown
  }
}
