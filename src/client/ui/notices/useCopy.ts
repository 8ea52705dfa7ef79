import { useNotice } from './useNotice'

interface CopyTexts {
  copied: string
  /** When the browser refuses: how to copy by hand. */
  cannot: string
}

/** @returns whether it worked */
export const useCopy = ({ copied, cannot }: CopyTexts) => {
  const { notify } = useNotice()
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ title: copied, kind: 'success' })
      return true
    } catch {
      notify({ title: cannot, kind: 'warning' })
      return false
    }
  }
}
