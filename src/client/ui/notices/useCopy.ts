import { useNotice } from './useNotice'

interface CopyTexts {
  copied: string
  cannot: string
}

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
