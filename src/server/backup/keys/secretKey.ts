import { readFile } from 'node:fs/promises'
import { identityToRecipient } from 'age-encryption'
import { StartError } from '../../startError'

const KEY = /^AGE-SECRET-KEY-1[A-Z0-9]+$/

export const isSecretKey = (text: string): boolean => KEY.test(text)

const MAX_BYTES = 20_000

const WRONG = 'Eso no es la llave de los respaldos: empieza con AGE-SECRET-KEY-1 y se copia completa.'

/** The key's own checksum finds a mistyped letter; blanks, capitals and lines with # do not matter. @throws StartError */
export const readSecretKey = async (text: string): Promise<string> => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const packed = lines
    .filter((line) => !line.trim().startsWith('#'))
    .join('')
    .replace(/[\s\u00A0]/g, '')
    .toUpperCase()
  const key = /AGE-SECRET-KEY-1[A-Z0-9]{58}/.exec(packed)?.[0]
  if (!key) throw new StartError(WRONG)
  await identityToRecipient(key).catch((cause: unknown) => {
    throw new StartError(WRONG, { cause })
  })
  return key
}

/** @throws StartError: unreadable, or no key in it */
export const secretKeyOfFile = async (file: string): Promise<string> => {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new StartError(`No se puede leer la llave de ${file}.`, { cause })
  })
  return readSecretKey(bytes.subarray(0, MAX_BYTES).toString('utf8'))
}
