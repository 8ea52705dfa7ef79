import { createHash } from 'node:crypto'
import { seal } from '../sealed'

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>

/** @param recipients `age1…`; none: the copy is in clear */
export const sealFor = (plain: Bytes, recipients: readonly string[]): Bytes =>
  recipients.length === 0 ? plain : seal(plain, recipients)

/** Identifies the set of recipients by a hash, which names no key; '' when in clear. */
export const lockOf = (recipients: readonly string[]): string =>
  recipients.length === 0
    ? ''
    : createHash('sha256')
        .update([...recipients].sort().join('\n'))
        .digest('hex')
        .slice(0, 16)
