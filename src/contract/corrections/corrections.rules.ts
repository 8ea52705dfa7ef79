import { onlyProblems, type Campos } from '../domain/campos'
import { parentProblems } from '../parents/parents.rules'

export const CORRECTION_STATES = ['PROPUESTA', 'ACEPTADA', 'RECHAZADA'] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

export const CORRECTED_FIELDS = ['telefono', 'correo', 'direccion'] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]

export const CORRECTED_WORDS: Readonly<Record<CorrectedField, string>> = {
  telefono: 'Teléfono',
  correo: 'Correo',
  direccion: 'Dirección',
}

export type CorrectionForm = { readonly [K in CorrectedField]?: string | undefined }

/** With so many undecided a family must wait for the office before it asks for more. */
export const MAX_OPEN_CORRECTIONS = 5
export const TOO_MANY_OPEN = 'Ya hay cinco cambios en revisión. Espera a que la escuela los vea.'

const HIDDEN = '••• •••'
const END = 4

/** '••• ••• 2230': enough to know one's own, too little for a stranger with the link. Of a text under eight characters only the last two. */
export const hiddenButEnd = (value: string | null): string | null => {
  const letters = [...(value?.trim() ?? '')]
  if (letters.length === 0) return null
  return `${HIDDEN} ${letters.slice(letters.length < 2 * END ? -END / 2 : -END).join('')}`
}

export const askedOf = (form: CorrectionForm): Partial<Record<CorrectedField, string>> =>
  Object.fromEntries(
    CORRECTED_FIELDS.flatMap((campo) => {
      const value = form[campo]?.normalize('NFC').trim()
      return value ? [[campo, value]] : []
    }),
  )

/** The same rules as a parent's own form, so that an accepted correction can be written. */
export const correctionProblems = (form: CorrectionForm): Campos => {
  const changes = askedOf(form)
  if (Object.keys(changes).length === 0) return { telefono: 'Escribe lo que cambió' }
  return onlyProblems({ ...parentProblems(changes) })
}

export const rejectionProblem = (motivo: string): string | null =>
  motivo.trim() ? null : 'Escribe por qué no se acepta'

export const decidedConflict = (estado: CorrectionState): string =>
  `Esta corrección ya fue ${estado === 'ACEPTADA' ? 'aceptada' : 'rechazada'}.`
