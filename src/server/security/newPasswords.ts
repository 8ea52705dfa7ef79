import { dictionary } from '@zxcvbn-ts/language-common'
import { COMMON_PASSWORD, commonWords, isCommonPassword } from '@contract/domain/commonPassword'
import { passwordProblem } from '@contract/domain/password'
import { assertField, badField } from '../shared/problem'

/** Words taken from the list, which is sorted by how often a password was found. */
const LISTED = 3_000

/** Made at the first use, as most processes never set a password. */
let words: ReadonlySet<string> | null = null
const common = (): ReadonlySet<string> =>
  (words ??= commonWords(dictionary['passwords-common'].slice(0, LISTED)))

/** Beyond the customer's rule: a new password may not be among those tried first (decisions/domain/session#passwords). */
export const createNewPasswords = ({ schoolName }: { schoolName: () => Promise<string> }) => {
  const isCommon = async (password: string, userName: string): Promise<boolean> =>
    isCommonPassword(password, common(), [userName, await schoolName()])

  return {
    words: (): string[] => [...common()],
    isCommon,

    /** @param userName owner of the password @throws 400 beside `password` */
    assertGood: async (password: string, userName: string): Promise<void> => {
      assertField('password', passwordProblem(password))
      if (await isCommon(password, userName)) throw badField('password', COMMON_PASSWORD)
    },
  }
}
export type NewPasswords = ReturnType<typeof createNewPasswords>
