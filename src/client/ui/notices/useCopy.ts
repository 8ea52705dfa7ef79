import { useNotice } from './useNotice'

interface CopyTexts {
  copied: string
  /** The browser does not let it: what to do by hand. */
  cannot: string
}

/** Puts a text where it can be pasted, and says whether it went. @returns whether it did */
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
