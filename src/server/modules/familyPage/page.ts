import { clabeText } from '@contract/bank/clabe.rules'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos, subtractPesos, sumPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { leftToPayToday } from '@contract/statements/statements.rules'
import { escapeHtml as text } from '../../shared/html'
import type { ShownNotice } from './familyPage.queries'
import type { FamilyPage } from './familyPage.service'
import type { OwedLine } from './owed'
import { frame, type PageHead } from './pageFrame'
import { dataForm, slipForm, type Filled } from './pageForms'

/** Longer texts are cut, and longer lists are summed up, so that the page stays under 15 KB. */
const LONGEST = 60
const MAX_ROWS = { vencidos: 30, este_mes: 12, por_vencer: 18, recibos: 12, papeles: 10, avisos: 12 } as const
const MAX_BYTES = 14_800

const cut = (words: string, longest = LONGEST): string => {
  const letters = [...words]
  return text(
    letters.length > longest
      ? `${letters
          .slice(0, longest - 1)
          .join('')
          .trimEnd()}…`
      : words,
  )
}

const day = (date: IsoDate): string => `<time>${formatDate(date)}</time>`

const owedLine = ({ descripcion, dia, saldo, recargo, pronto_pago }: OwedLine): string => {
  const notes = [
    ...(recargo > 0 ? [`más ${formatPesos(recargo)} de recargo a hoy`] : []),
    ...(pronto_pago > 0 ? [`pagado hoy, completo: ${formatPesos(subtractPesos(saldo, pronto_pago))}`] : []),
  ]
  const note = notes.length > 0 ? `<small>${notes.join('; ')}</small>` : ''
  return `<li><span>${cut(descripcion)}</span>${day(dia)}<b>${formatPesos(saldo)}</b>${note}</li>`
}

type Room = { -readonly [K in 'vencidos' | 'este_mes' | 'por_vencer']: number }

const GROUPS = [
  ['vencidos', 'Vencido'],
  ['este_mes', 'De este mes'],
  ['por_vencer', 'Por vencer'],
] as const

const childBlock = (child: FamilyPage['hijos'][number], room: Room): string => {
  const groups = GROUPS.map(([name, title]) => {
    const lines = child[name]
    if (lines.length === 0) return ''
    const shown = lines.slice(0, room[name])
    room[name] -= shown.length
    const rest = lines.slice(shown.length)
    const more =
      rest.length > 0
        ? `<li><span>y ${rest.length} más, en el estado de cuenta</span><b>${formatPesos(sumPesos(rest.map(({ saldo }) => saldo)))}</b></li>`
        : ''
    const late = name === 'vencidos' ? ' class="late"' : ''
    return `<div${late}><h4>${title}</h4><ul>${shown.map(owedLine).join('')}${more}</ul></div>`
  }).join('')
  const owed = groups || '<p class="dim">No debe nada.</p>'
  return `<h3>${cut(child.nombre)}</h3>${owed}`
}

const term = (label: string, pesos: number): string =>
  `<div><dt>${label}</dt><dd>${formatPesos(pesos)}</dd></div>`

const sums = ({ cuentas }: FamilyPage): string => {
  const { vencido, recargos, total, saldo_favor } = cuentas
  const later = subtractPesos(subtractPesos(total, recargos), vencido)
  return `<section class="box"><h2>Para estar al corriente hoy</h2><p class="sum">${formatPesos(leftToPayToday(cuentas))}</p>
<dl>${term('Vencido', vencido)}${term('Recargos de hoy', recargos)}${term('Por vencer', later)}${term('Saldo a favor', saldo_favor)}</dl></section>`
}

const howToPay = ({ pagar, fichas }: FamilyPage, filled: Filled | undefined): string => {
  const { cuentas, titular, referencia } = pagar
  const own = referencia
    ? `<div class="box"><p>Tu referencia: escríbela en cada transferencia</p><p class="copy">${text(referencia)}</p></div>`
    : ''
  const accounts = cuentas
    .slice(0, 4)
    .map(
      ({ banco, clabe }) =>
        `<div class="box"><p>${cut(banco)} · CLABE</p><p class="copy">${text(clabeText(clabe))}</p></div>`,
    )
  const holder = accounts.length > 0 ? `<p>Por transferencia, a nombre de ${cut(titular, 120)}:</p>` : ''
  const none = accounts.length > 0 ? '' : '<p>Pregunta en la escuela a qué cuenta transferir.</p>'
  return `<section><h2>Cómo pagar</h2>${holder}${accounts.join('')}${none}${own}${slipForm(fichas, filled)}</section>`
}

const papers = ({ recibos, hijos }: FamilyPage): string => {
  const shown = recibos
    .slice(0, MAX_ROWS.recibos)
    .map(
      ({ id, folio, fecha, monto }) =>
        `<li><a href="recibo/${id}">Recibo ${folioLabel(folio)}</a>${day(fecha)}<b>${formatPesos(monto)}</b></li>`,
    )
  const more = recibos.length - shown.length
  const rest = more > 0 ? `<li><span>y ${more} más, en el estado de cuenta</span></li>` : ''
  const list =
    shown.length > 0
      ? `<ul>${shown.join('')}${rest}</ul>`
      : '<p class="dim">Sin pagos en los últimos doce meses.</p>'
  const missing = hijos
    .filter(({ papeles }) => papeles.length > 0)
    .map(
      ({ nombre, papeles }) =>
        `<h3>${cut(nombre)}</h3><ul>${papeles
          .slice(0, MAX_ROWS.papeles)
          .map((name) => `<li><span>${cut(name)}</span></li>`)
          .join('')}</ul>`,
    )
  const waits =
    missing.length > 0 ? `<section><h2>Documentos que faltan</h2>${missing.join('')}</section>` : ''
  return `<section><h2>Tus recibos</h2>${list}<p><a href="estado-de-cuenta">Estado de cuenta (PDF)</a></p></section>${waits}`
}

const noticeBlock = (notice: ShownNotice, longest: number): string => {
  const { clave, titulo, descripcion, fecha, enterado } = notice
  const whole = [...descripcion].length <= longest
  const more = whole ? '' : `<p><a href="aviso/${clave}">Leer completo</a></p>`
  const acknowledgement = enterado
    ? '<p class="dim">Enterado</p>'
    : `<form method="post" action="enterado/${clave}"><button>Enterado<span hidden> de ${cut(titulo)}</span></button></form>`
  return `<article class="box"><h3>${cut(titulo, 200)}</h3><p>${day(fecha)}</p><p class="text">${cut(descripcion, longest)}</p>${more}${acknowledgement}</article>`
}

const noticeBlocks = (avisos: readonly ShownNotice[], room: number): string => {
  let left = room - 200
  const blocks: string[] = []
  for (const notice of avisos.slice(0, MAX_ROWS.avisos)) {
    const block = [4_000, 300, 40]
      .map((longest) => noticeBlock(notice, longest))
      .find((each) => Buffer.byteLength(each) <= left)
    if (block === undefined) break
    left -= Buffer.byteLength(block)
    blocks.push(block)
  }
  const rest = avisos.length - blocks.length
  const more = rest > 0 ? `<p class="dim">y ${rest} más</p>` : ''
  return blocks.length + rest > 0 ? `<section><h2>Avisos</h2>${blocks.join('')}${more}</section>` : ''
}

export const drawPage = (head: PageHead, page: FamilyPage, token: string, filled?: Filled): string => {
  const room: Room = {
    vencidos: MAX_ROWS.vencidos,
    este_mes: MAX_ROWS.este_mes,
    por_vencer: MAX_ROWS.por_vencer,
  }
  const children = page.hijos.map((child) => childBlock(child, room)).join('')
  const main = `<h1>Tu familia</h1><p class="dim">Al ${formatDate(page.hoy)}</p>
${sums(page)}
<section><h2>Lo que se debe</h2>${children || '<p class="dim">No hay alumnos.</p>'}</section>
${howToPay(page, filled)}
${papers(page)}
${dataForm(page.datos, filled)}
`
  const draw = (more: string): string => frame(head, 'Tu familia', `/f/${token}/`, main + more)
  return draw(noticeBlocks(page.avisos, MAX_BYTES - Buffer.byteLength(draw(''))))
}

export const drawNotice = (head: PageHead, notice: ShownNotice, token: string): string =>
  frame(
    head,
    'Aviso',
    `/f/${token}/`,
    `<h1>${text(notice.titulo)}</h1><p>${day(notice.fecha)}</p><p class="text">${text(notice.descripcion)}</p><p><a href="../${token}">Volver</a></p>`,
  )
