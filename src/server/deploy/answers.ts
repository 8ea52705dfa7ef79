import { homedir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { UNNAMED_SCHOOL } from '@contract/school/school.rules'
import { StartError } from '../startError'
import { asRoot, isPlain } from './school'
import type { Options } from './script'

export interface Answers {
  schoolName: string
  dataDir: string
  port: number
  open: boolean
}

interface Question<T> {
  option: string
  text: string
  usual: string
  read: (answer: string) => T | null
  rule: string
}

const MAX_NAME = 120
const FOLDER = /^[\p{L}\p{N}/._-]+$/u

const schoolName: Question<string> = {
  option: 'escuela',
  text: '¿Cómo se llama la escuela?',
  usual: UNNAMED_SCHOOL,
  read: (answer) => (answer.length <= MAX_NAME && isPlain(answer) ? answer : null),
  rule: `El nombre lleva hasta ${MAX_NAME} caracteres, sin comillas ni diagonales invertidas.`,
}

const dataDir: Question<string> = {
  option: 'datos',
  text: '¿En qué carpeta se guardan sus datos?',
  usual: asRoot() ? '/var/lib/escuela' : path.join(homedir(), 'escuela-datos'),
  read: (answer) => {
    const folder = path.resolve(process.env['INIT_CWD'] ?? '.', answer)
    return FOLDER.test(folder) && folder !== '/' ? folder : null
  },
  rule: 'La carpeta de los datos se escribe sin espacios ni signos, como /var/lib/escuela.',
}

const port: Question<number> = {
  option: 'puerto',
  text: '¿En qué puerto atiende? Es el número al final de su dirección.',
  usual: '3000',
  read: (answer) => (/^\d{1,5}$/.test(answer) && +answer > 0 && +answer < 65_536 ? Number(answer) : null),
  rule: 'El puerto es un número entre 1 y 65535, como 3000.',
}

const network: Question<boolean> = {
  option: 'red',
  text: '¿La abrirán también otras computadoras de la escuela? (si/no)',
  usual: 'si',
  read: (answer) => (/^s[ií]?$/i.test(answer) ? true : /^no?$/i.test(answer) ? false : null),
  rule: 'A esa pregunta se contesta si o no.',
}

export const askAnswers = async (given: Options, say: (text: string) => void): Promise<Answers> => {
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  const ask = async <T>({ option, text, usual, read, rule }: Question<T>): Promise<T> => {
    const named = given.value(option)
    if (named !== undefined) {
      const answer = read(named)
      if (answer === null) throw new StartError(rule)
      return answer
    }
    for (;;) {
      say(`${text} [${usual}] `)
      const { value, done } = await lines.next()
      if (done) throw new StartError('Faltó contestar una pregunta: no se instaló nada.')
      const answer = read(value.trim() || usual)
      if (answer !== null) return answer
      say(`${rule}\n`)
    }
  }
  try {
    return {
      schoolName: await ask(schoolName),
      dataDir: await ask(dataDir),
      port: await ask(port),
      open: await ask(network),
    }
  } finally {
    input.close()
  }
}
