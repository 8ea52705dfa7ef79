import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'

/** RFC 6238, with the values that every authenticator app takes. */
export const CODE_DIGITS = 6
export const STEP_SECONDS = 30
/** Milliseconds until a prepared secret must be confirmed. */
export const PREPARED_MS = 10 * 60_000
export const RECOVERY_CODES = 10
/** Milliseconds in which a remembered browser is not asked for a code. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60_000

export const WRONG_CODE = 'El código no es correcto.'
export const USED_CODE = 'Ese código ya se usó. Espera el siguiente.'
export const CODE_NEEDED = 'Escribe el código de tu segundo factor.'
export const STEP_CODE_NEEDED =
  'Escribe los seis dígitos que muestra tu aplicación: un código de recuperación no sirve para configurarla.'
export const FACTOR_NEEDED =
  'Tu rol pide un segundo factor: configúralo en «Mi cuenta» para seguir trabajando.'
export const PROOF_NEEDED = 'Confirma que eres tú para hacer esto.'

export const bareCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()

export const isStepCode = (code: string): boolean => /^\d{6}$/.test(bareCode(code))

/** A secret or a code in groups of four, as it is read aloud and typed. */
export const inGroups = (text: string, size = 4): string =>
  text.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? ''

const requiredProblem = (text: string): string | null => (text.trim() === '' ? REQUIRED : null)

export const codeProblems = ({ codigo }: { codigo: string }): Campos =>
  onlyProblems({ codigo: requiredProblem(codigo) })
export const passwordProblems = ({ password }: { password: string }): Campos =>
  onlyProblems({ password: password === '' ? REQUIRED : null })
export const passwordAndCodeProblems = (body: { password: string; codigo: string }): Campos => ({
  ...passwordProblems(body),
  ...codeProblems(body),
})
