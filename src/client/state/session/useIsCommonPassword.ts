import { useMemo } from 'react'
import { isCommonPassword } from '@contract/domain/commonPassword'
import { useSchool } from '../school/school.selectors'
import { useCommonPasswords } from './session.api'

/**
 * Whether a password would be refused as one of the first that are tried. Undefined until the words are here, and on a server that has
 * none: then only the server says so.
 * @param userName whose password it becomes
 */
export const useIsCommonPassword = (userName: string): ((password: string) => boolean) | undefined => {
  const { rows: words } = useCommonPasswords(undefined)
  const nombre = useSchool(undefined).row?.nombre ?? ''
  return useMemo(() => {
    if (!words) return undefined
    const known = new Set(words)
    return (password) => isCommonPassword(password, known, [userName, nombre])
  }, [words, userName, nombre])
}
