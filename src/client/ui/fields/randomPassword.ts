import { proposedPassword } from '@contract/domain/password'

/** From the browser's source for secrets; what lies beyond the last whole multiple is drawn again, so that no letter is likelier. */
const pick = (count: number): number => {
  const limit = 256 - (256 % count)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return byte % count
  }
}

export const randomPassword = (): string => proposedPassword(pick)
