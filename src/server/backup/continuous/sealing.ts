import { createHash } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../../startError'
import { DamagedArchive } from '../bytes'

/** The web stream of the library; Node and the DOM type it apart. */
type Bytes = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>
const streamOf = (bytes: AsyncIterable<Buffer>): Bytes => ReadableStream.from(bytes) as unknown as Bytes

async function* piecesOf(bytes: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of bytes as unknown as ReadableStream<Uint8Array>)
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
}

/** For each of them, as `age -r` does. @param recipients `age1…`; none: as it is */
export async function* sealFor(
  plain: AsyncIterable<Buffer>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  if (recipients.length === 0) return yield* plain
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* piecesOf(await encrypter.encrypt(streamOf(plain)))
}

/** Names who may open it, without naming the keys. */
export const lockOf = (recipients: readonly string[]): string =>
  recipients.length === 0
    ? ''
    : createHash('sha256')
        .update([...recipients].sort().join('\n'))
        .digest('hex')
        .slice(0, 16)

/** @param identities `AGE-SECRET-KEY-1…` @throws StartError: another key · DamagedArchive: altered or cut */
export async function* unsealWith(
  sealed: AsyncIterable<Buffer>,
  identities: readonly string[],
): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const plain = await decrypter.decrypt(streamOf(sealed)).catch((cause: unknown) => {
    throw new StartError('La llave no abre esta copia: es de otra escuela, o la copia está dañada.', {
      cause,
    })
  })
  try {
    yield* piecesOf(plain)
  } catch (cause) {
    throw new DamagedArchive('sealed piece', { cause })
  }
}
