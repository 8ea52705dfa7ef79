import { searchKey } from '../domain/text'
import { saysNone, type ReadCells, type Reading } from './cellWords'
import type { PupilTexts } from './combined.rules'

export const PAYERS = ['MADRE', 'PADRE'] as const
export type Payer = (typeof PAYERS)[number]

export const PAYER_UNSAID = 'Di si paga la mamá o el papá'

const WHO = { MADRE: 'mama', PADRE: 'papa' } as const
const WORDS = { MADRE: 'la mamá', PADRE: 'el papá' } as const
type Parent = (typeof WHO)[Payer]

const otherPayer = (payer: Payer): Payer => (payer === 'MADRE' ? 'PADRE' : 'MADRE')

const withoutNone = (texts: PupilTexts): PupilTexts => {
  const gone = Object.entries(texts).filter(
    ([column, text]) => /^(?:mama|papa)(?:_|$)/.test(column) && text !== undefined && saysNone(text),
  )
  const left = new Set(gone.map(([column]) => column))
  return Object.fromEntries(Object.entries(texts).filter(([column]) => !left.has(column)))
}

const nameOf = (texts: PupilTexts, who: Parent): string | undefined => texts[`${who}_nombre`]

const phoneOf = (texts: PupilTexts, who: Parent): string | undefined => texts[`${who}_telefono`]

/** The parent chosen for the file pays; the other one where the chosen has no telephone in this row. */
const payerOf = (texts: PupilTexts, paga: Payer | null): Payer | null => {
  const { mama_nombre: mama, papa_nombre: papa, telefono } = texts
  if (mama === undefined || papa === undefined)
    return mama !== undefined ? 'MADRE' : papa !== undefined ? 'PADRE' : null
  if (paga === null) return null
  const isReachable = (payer: Payer): boolean => phoneOf(texts, WHO[payer]) !== undefined
  return !isReachable(paga) && telefono === undefined && isReachable(otherPayer(paga))
    ? otherPayer(paga)
    : paga
}

/** The cells of the parent who pays, mother or father. Unchanged where another column says who pays. */
export const withPayer = (given: PupilTexts, paga: Payer | null): ReadCells<PupilTexts> => {
  const texts = withoutNone(given)
  if (texts.padre !== undefined) return { texts, readings: [] }
  const payer = payerOf(texts, paga)
  if (!payer) return { texts, readings: [] }
  const who = WHO[payer]
  const nombre = nameOf(texts, who) ?? ''
  const isOther = paga !== null && payer !== paga && nameOf(texts, WHO[paga]) !== undefined
  const readings: Reading[] = isOther
    ? [
        {
          columna: `${who}_nombre`,
          clave: 'paga el otro',
          de: nombre,
          a: `paga ${WORDS[payer]}: ${WORDS[otherPayer(payer)]} no trae teléfono`,
        },
      ]
    : []
  const { [`${who}_telefono` as const]: ownPhone, [`${who}_correo` as const]: ownMail, ...others } = texts
  const telefono = ownPhone ?? texts.telefono
  const correo = ownMail ?? texts.correo
  return {
    texts: {
      ...others,
      padre: nombre,
      ...(telefono === undefined ? {} : { telefono }),
      ...(correo === undefined ? {} : { correo }),
    },
    readings,
  }
}

export const isPayerUnsaid = ({ padre, mama_nombre, papa_nombre }: PupilTexts): boolean =>
  padre === undefined && mama_nombre !== undefined && papa_nombre !== undefined

interface SaidAdult {
  readonly parentesco: Payer
  readonly nombre: string
  readonly telefono: string | undefined
  readonly telefono2: string | undefined
  readonly correo: string | undefined
}

export const parentsIn = (texts: PupilTexts): SaidAdult[] =>
  PAYERS.flatMap((parentesco) => {
    const who = WHO[parentesco]
    const nombre = nameOf(texts, who)
    if (nombre === undefined) return []
    const isPayer = searchKey(nombre).trim() === searchKey(texts.padre ?? '').trim()
    const own = {
      telefono: texts[`${who}_telefono`],
      telefono2: texts[`${who}_telefono2`],
      correo: texts[`${who}_correo`],
    }
    const { telefono, telefono2, correo } = texts
    const ofPayer = isPayer ? { telefono, telefono2, correo } : own
    return [
      {
        parentesco,
        nombre,
        telefono: own.telefono ?? ofPayer.telefono,
        telefono2: own.telefono2 ?? ofPayer.telefono2,
        correo: own.correo ?? ofPayer.correo,
      },
    ]
  })

/** Adults without telephone are not registered: a reading says so, instead of losing them silently. */
export const withoutPhone = (texts: PupilTexts): Reading[] =>
  parentsIn(texts).flatMap(({ parentesco, nombre, telefono }) =>
    telefono === undefined
      ? [
          {
            columna: `${WHO[parentesco]}_nombre`,
            clave: 'sin teléfono',
            de: nombre,
            a: 'sin teléfono no se registra entre los responsables',
          },
        ]
      : [],
  )
