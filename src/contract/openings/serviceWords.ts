import { formatPesos } from '../domain/money'
import { wordKey } from '../domain/text'
import { saysNone } from '../imports/cellWords'
import type { FileService } from './family.columns'
import { readAmount } from './openings.values'

const HAS = /^(?:si|s|x|ok|ya|1|completo|mensual|verdadero|[✓✔☑√])$/
const LACKS = /^(?:no|n|0|nada|falso|[✗✘☒])$/

export const serviceCell = ({ nombre }: Pick<FileService, 'nombre'>): string =>
  `${nombre}: escribe SÍ, NO, o cuánto paga al mes`

/** Pesos a month; 0: the pupil does not have the service; null: the cell says neither. */
export const readService = (
  text: string,
  { mensualidad }: Pick<FileService, 'mensualidad'>,
): number | null => {
  const key = wordKey(text)
  if (HAS.test(key)) return mensualidad
  if (LACKS.test(key)) return 0
  const pesos = readAmount(text)
  if (pesos !== null) return pesos
  return saysNone(text) && key !== 'pendiente' ? 0 : null
}

/** What a cell in words means; null for a plain amount. */
export const serviceWord = (text: string, service: FileService): string | null => {
  const pesos = readService(text, service)
  if (pesos === null) return null
  if (pesos === 0) return `no tiene ${service.nombre}`
  return readAmount(text) === pesos ? null : `${service.nombre}, ${formatPesos(pesos)} al mes`
}
