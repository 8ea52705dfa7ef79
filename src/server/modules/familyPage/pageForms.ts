import {
  CORRECTED_FIELDS,
  CORRECTED_WORDS,
  type CorrectedField,
} from '@contract/corrections/corrections.rules'
import { formatDate } from '@contract/domain/dates'
import { escapeHtml as text } from '../../shared/html'
import type { OwnData } from '../corrections/corrections.service'

/** A refused form of the page, shown again with what was typed. */
export interface Filled {
  readonly forma: 'datos' | 'ficha'
  readonly mensaje: string
  readonly valores: Readonly<Record<string, string>>
  readonly campos: Readonly<Record<string, string>>
}

const KINDS: Readonly<Record<CorrectedField, string>> = {
  telefono: 'type="tel" autocomplete="tel" maxlength="40"',
  correo: 'type="email" autocomplete="email" maxlength="254"',
  direccion: 'autocomplete="street-address" maxlength="300"',
}

const field = (campo: CorrectedField, actual: string | null, filled: Filled | undefined): string => {
  const problem = filled?.campos[campo]
  const wrong = problem ? `<small class="late" id="${campo}">${text(problem)}</small>` : ''
  const described = problem ? ` aria-invalid="true" aria-describedby="${campo}"` : ''
  const value = filled?.valores[campo] ? ` value="${text(filled.valores[campo])}"` : ''
  const today = actual === null ? 'La escuela no lo tiene' : `Hoy: ${text(actual)}`
  return `<label>${CORRECTED_WORDS[campo]}<small>${today}</small><input name="${campo}" ${KINDS[campo]}${value}${described}>${wrong}</label>`
}

const inReviewNote = ({ en_revision }: OwnData): string =>
  en_revision
    .map(
      ({ campos, fecha }) =>
        `<p>La escuela revisa tu cambio de ${campos.map((campo) => CORRECTED_WORDS[campo].toLowerCase()).join(', ')}, del ${formatDate(fecha)}.</p>`,
    )
    .join('')

export const dataForm = (datos: OwnData, sent: Filled | undefined): string => {
  const filled = sent?.forma === 'datos' ? sent : undefined
  const refusal = filled ? `<p class="late" role="alert">${text(filled.mensaje)}</p>` : ''
  const fields = CORRECTED_FIELDS.map((campo) => field(campo, datos.actuales[campo], filled)).join('')
  return `<section><h2>Tus datos</h2>${inReviewNote(datos)}<details${filled ? ' open' : ''}><summary>Cambió mi teléfono, correo o dirección</summary>
<form method="post" action="datos">${refusal}<p class="dim">Escribe solo lo que cambió. La escuela lo revisa antes de guardarlo.</p>${fields}<button>Pedir el cambio</button></form></details></section>`
}

const SLIP_FIELDS = [
  ['fecha', 'Día del depósito', 'type="date" required'],
  ['monto', 'Cuánto depositaste', 'inputmode="decimal" autocomplete="off" maxlength="30" required'],
  [
    'file',
    'Foto o PDF de la ficha, hasta 5 MB',
    'type="file" accept="image/jpeg,image/png,application/pdf" required',
  ],
] as const

export const slipForm = (inReview: number, sent: Filled | undefined): string => {
  const filled = sent?.forma === 'ficha' ? sent : undefined
  const refusal = filled ? `<p class="late" role="alert">${text(filled.mensaje)}</p>` : ''
  const fields = SLIP_FIELDS.map(([name, label, kind]) => {
    const problem = filled?.campos[name]
    const value = filled?.valores[name] && name !== 'file' ? ` value="${text(filled.valores[name])}"` : ''
    const described = problem ? ` aria-invalid="true" aria-describedby="${name}"` : ''
    const wrong = problem ? `<small class="late" id="${name}">${text(problem)}</small>` : ''
    return `<label>${label}<input name="${name}" ${kind}${value}${described}>${wrong}</label>`
  }).join('')
  const state =
    inReview > 0 ? `<p>La escuela revisa ${inReview === 1 ? 'tu ficha' : `tus ${inReview} fichas`}.</p>` : ''
  return `${state}<details${filled ? ' open' : ''}><summary>Ya pagué: mandar la ficha</summary>
<form method="post" action="ficha" enctype="multipart/form-data">${refusal}<p class="dim">Ayuda a la escuela a reconocer tu depósito. No es un recibo.</p>${fields}<button>Mandar</button></form></details>`
}
