import { useMemo } from 'react'
import { isCommonPassword } from '@contract/domain/commonPassword'
import { useSchool } from '../school/school.selectors'
import { useCommonPasswords } from './session.api'

/** Undefined until the words have loaded, and for a server without them: then only the server checks. @param userName whose password it becomes */
export const useIsCommonPassword = (userName: string): ((password: string) => boolean) | undefined => {
  const { rows: words } = useCommonPasswords(undefined)
  const nombre = useSchool(undefined).row?.nombre ?? ''
  return useMemo(() => {
    if (!words) return undefined
    const known = new Set(words)
    return (password) => isCommonPassword(password, known, [userName, nombre])
  }, [words, userName, nombre])
}
