import { formatPhone } from '@contract/domain/phone'
import { searchKey } from '@contract/domain/text'
import { calledText, mustNotText } from '@contract/guardians/guardians.rules'
import type { Adult, listAdults, listCare } from './care.queries'

type Row<List extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>[number]
type AdultsRow = Row<typeof listAdults>
type CareRow = Row<typeof listCare>

export interface HealthText {
  readonly label: string
  readonly text: string
}

const isSaid = ({ text }: HealthText): boolean => text !== ''

export const isWatched = ({ alergias, enfermedades, medicamentos, indicaciones }: CareRow): boolean =>
  alergias.length + enfermedades.length + medicamentos.length > 0 || Boolean(indicaciones)

export const healthLines = (row: CareRow): HealthText[] =>
  [
    { label: 'Alergias', text: row.alergias.join(', ') },
    { label: 'Enfermedades', text: row.enfermedades.join(', ') },
    {
      label: 'Medicamentos',
      text: row.medicamentos
        .map(({ nombre, dosis, horario }) => [nombre, dosis, horario].filter(Boolean).join(', '))
        .join('; '),
    },
    { label: 'Qué hacer', text: row.indicaciones ?? '' },
    { label: 'Tipo de sangre', text: row.tipo_sangre ?? '' },
    { label: 'Servicio médico', text: row.servicio_medico ?? '' },
  ].filter(isSaid)

/** With no-break spaces: a number split over two lines is misread. */
const wholeNumber = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0')

const phones = (...numbers: (string | null)[]): string =>
  numbers
    .filter((each) => each !== null)
    .map(wholeNumber)
    .join(' · ')

/** Null when an adult of the list has the same name or telephone, whose own row says whether they may take the pupil. */
const parentOf = ({ padre, telefono, adultos }: AdultsRow): { nombre: string; telefono: string } | null =>
  padre === null ||
  adultos.some((adult) => searchKey(adult.nombre) === searchKey(padre) || adult.telefono === telefono)
    ? null
    : { nombre: padre, telefono: phones(telefono) }

const callText = (adult: Adult): string =>
  `${calledText(adult)} ${phones(adult.telefono, adult.telefono2)}${adult.no_entregar ? ' (NO ENTREGAR)' : ''}`

export const callLines = (row: AdultsRow): string[] => {
  const numbered = row.adultos
    .filter(({ emergencia }) => emergencia !== null)
    .sort((a, b) => (a.emergencia as number) - (b.emergencia as number))
  const adults = numbered.length > 0 ? numbered : row.adultos.filter(({ no_entregar }) => !no_entregar)
  const parent = parentOf(row)
  const last = parent ? [`${parent.nombre} (padre o tutor) ${parent.telefono}`] : []
  return [...adults.map(callText), ...last].map((text, at) => `${at + 1}. ${text}`)
}

export type PhotoOf = (sum: string | null) => Uint8Array | null

const parentText = (row: AdultsRow): string | null => {
  const parent = parentOf(row)
  return parent && `Padre o tutor: ${parent.nombre}, ${parent.telefono}. No consta si puede recoger.`
}

/** The paying parent is listed apart, because the school records no permission to pick up for parents. */
export const handoverOf = (row: AdultsRow, photoOf: PhotoOf) => ({
  prohibidos: row.adultos.filter(({ no_entregar }) => no_entregar).map(mustNotText),
  autorizados: row.adultos
    .filter(({ puede_recoger }) => puede_recoger)
    .map(({ nombre, parentesco, telefono, telefono2, thumb }) => ({
      nombre,
      parentesco: parentesco.toLocaleLowerCase('es-MX'),
      telefono: phones(telefono, telefono2),
      photo: photoOf(thumb),
    })),
  padre: parentText(row),
})
