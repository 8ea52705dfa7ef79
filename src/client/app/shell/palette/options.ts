import type { FoundKind } from '@contract/search/search.rules'
import { bareCode, isFoundBy, type SearchTerms } from '@contract/search/search.words'
import { formatPesos } from '@contract/domain/money'
import type { Found, SearchAnswer } from '@contract/search/search.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { IconName } from '../../../ui/icons/iconName'
import * as paths from '../../../ui/screens/paths'
import { MENU_ICONS, type Screen } from '../../../ui/screens/screen'
import { deskOf, deskOfChild } from '../../../write/money/CollectLink'
import { JOBS } from '../../help/jobs'
import { WORDS } from './words'

/** One line of the palette. */
export interface Option {
  key: string
  group: string
  icon: IconName
  title: string
  detail: string
  /** Words it is found by beside its title and detail. */
  also?: string
  /** The family's desk; only for a user who may take money. */
  collect?: string
  /** Where it leads … */
  to?: string
  /** … or what it writes into the field, to go on from there. */
  fill?: string
}

export const texts = {
  title: 'Buscar',
  placeholder: 'Alumno, padre, teléfono, folio, página…',
  label: 'Buscar en la escuela',
  recent: 'Recientes',
  goTo: 'Páginas y acciones',
  more: 'Además',
  help: 'Ayuda',
  helpText: 'Paso a paso',
  collectShort: 'Cobrar',
  collectHint: 'Ctrl Enter cobra a quien está elegido.',
  overdue: (amount: string) => `Vencido ${amount}`,
  groupOf: (group: string, shown: number, all: number) => `${group} · ${shown} de ${all}`,
  searching: 'Buscando…',
  nothing: 'Nada coincide. Busca por el principio de cualquier palabra, o por CURP, teléfono o folio.',
  unknown: 'Este servidor no busca personas desde aquí: usa la búsqueda de cada lista.',
  failed: (why: string) => `No se pudo buscar: ${why}`,
  found: (count: number) => (count === 1 ? '1 opción' : `${count} opciones`),
  inList: (query: string) => `Buscar «${query}» en todos los alumnos`,
  inListText: 'También en medio de una palabra',
  collect: 'Cobrar a…',
  collectText: 'Escribe a quién: un alumno o su padre',
  collectFrom: (name: string) => `Cobrar a ${name}`,
} as const

/** What begins a search for whom to take money from. */
const COLLECT = 'cobrar a '

const KINDS: Record<FoundKind, { group: string; icon: IconName }> = {
  ALUMNO: { group: 'Alumnos', icon: 'user' },
  PADRE: { group: 'Padres', icon: 'family' },
  PAGO: { group: 'Recibos', icon: 'receipt' },
  COLABORADOR: { group: 'Personal', icon: 'users' },
  GRUPO: { group: 'Grupos', icon: 'book' },
  EVENTO: { group: 'Eventos', icon: 'photo' },
}

/** Screens that do something, by how one says it; a screen of the menu has its own label. */
const ACTIONS: readonly (readonly [path: string, label: string])[] = [
  [paths.newFamily, 'Alta de familia'],
  [paths.newStudent, 'Registrar alumno'],
  [paths.newParent, 'Registrar padre'],
  [paths.importFile, 'Importar alumnos y padres'],
  [paths.enrol, 'Inscribir alumnos'],
  [paths.newCharge, 'Registrar cargo'],
  [paths.newScholarship, 'Registrar beca'],
  [paths.newEvent, 'Registrar evento'],
  [paths.newCalendarEntry, 'Registrar actividad'],
  [paths.newMention, 'Registrar mención'],
  [paths.newEmployee, 'Registrar colaborador'],
  [paths.newCycle, 'Registrar ciclo escolar'],
  [paths.newRole, 'Registrar rol'],
]

/** Screens that only show something and have no place in the menu. */
const SHOWN: Readonly<Record<string, { label: string; icon: IconName }>> = {
  [paths.archive]: { label: 'Archivo de la escuela', icon: 'download' },
  [paths.help]: { label: texts.help, icon: 'book' },
}

/** Where a path stands in the menu: 'Caja'. */
const pageOf = ({ path, menu }: Screen): Option[] => {
  const [, action] = ACTIONS.find(([each]) => each === path) ?? []
  const shown = SHOWN[path]
  const title = action ?? menu?.label ?? shown?.label
  if (title === undefined) return []
  return [
    {
      key: path,
      group: texts.goTo,
      icon: menu ? MENU_ICONS[menu.entry] : (shown?.icon ?? 'add'),
      title,
      detail: menu?.entry ?? '',
      also: WORDS[path] ?? '',
      to: path,
    },
  ]
}

/** The jobs that the help tells step by step. */
const HELP_OPTIONS: readonly Option[] = JOBS.map(({ id, title, also }) => ({
  key: `ayuda ${id}`,
  group: texts.help,
  icon: 'book',
  title,
  detail: texts.helpText,
  also: `${also} ayuda cómo`,
  to: `${paths.help}#${id}`,
}))

const COLLECT_OPTION: Option = {
  key: COLLECT,
  group: texts.goTo,
  icon: 'pay',
  title: texts.collect,
  detail: texts.collectText,
  also: 'pagar',
  fill: COLLECT,
}

/** The pages and actions that these screens offer, to which home and the desk's own are added. */
export const pagesOf = (screens: readonly Screen[], mayCollect: boolean): readonly Option[] => [
  ...(mayCollect ? [COLLECT_OPTION] : []),
  { key: '/', group: texts.goTo, icon: 'home', title: 'Inicio', detail: '', to: '/' },
  ...screens.flatMap(pageOf),
  ...HELP_OPTIONS,
]

/** Whether a page does something, instead of showing it: offered before anything is typed. */
export const isAction = ({ key }: Option): boolean =>
  key === COLLECT || ACTIONS.some(([path]) => path === key)

const textOf = ({ title, detail, also = '' }: Option): string => `${title} ${detail} ${also}`

export const matching = (options: readonly Option[], terms: SearchTerms): Option[] =>
  options.filter((option) => isFoundBy(textOf(option), terms))

/** Whom the search asks for: all of it, or who is named after 'cobrar a'. */
export const whoIn = (query: string, mayCollect: boolean): { who: string; collecting: boolean } => {
  const asked = mayCollect ? /^\s*(?:cobrar|pagar)(?:\s+a)?\s+(.*)$/i.exec(query) : null
  return { who: (asked?.[1] ?? query).trim(), collecting: asked !== null }
}

/** The desk that takes the money of what was found; none for what is no family's. */
const deskOfFound = ({ tipo, id, familia }: Found): string | undefined => {
  if (tipo === 'ALUMNO') return deskOfChild(id)
  if (tipo === 'PADRE') return deskOf({ padre: id })
  if (familia?.padreId !== undefined) return deskOf({ padre: familia.padreId })
  return familia?.alumnoId === undefined ? undefined : deskOf({ alumno: familia.alumnoId })
}

const detailOf = ({ detalle, vencido = 0 }: Found): string =>
  [detalle, ...(vencido > 0 ? [texts.overdue(formatPesos(vencido))] : [])].filter(Boolean).join(' · ')

/** What the server found, as lines: each leads to its page, and to the desk where money may be taken. */
export const foundOptions = ({ resultados, totales = [] }: SearchAnswer, mayCollect: boolean): Option[] =>
  resultados.map((found) => {
    const { tipo, id, titulo, ruta } = found
    const { group, icon } = KINDS[tipo]
    const shown = resultados.filter((each) => each.tipo === tipo).length
    const all = totales.find((each) => each.tipo === tipo)?.total ?? shown
    const collect = mayCollect ? deskOfFound(found) : undefined
    return {
      icon,
      key: `${tipo} ${id}`,
      group: all > shown ? texts.groupOf(group, shown, all) : group,
      title: titulo,
      detail: detailOf(found),
      to: ruta,
      ...(collect === undefined ? {} : { collect }),
    }
  })

/** The same, each leading to the desk of its family; what is no family falls away. */
export const collectOptions = (found: readonly Found[]): Option[] =>
  found.flatMap((each) => {
    const { tipo, id, titulo } = each
    const to = tipo === 'ALUMNO' || tipo === 'PADRE' ? deskOfFound(each) : undefined
    if (to === undefined) return []
    return [
      {
        key: `cobrar ${tipo} ${id}`,
        group: KINDS[tipo].group,
        icon: 'pay' as const,
        title: texts.collectFrom(titulo),
        detail: detailOf(each),
        to,
      },
    ]
  })

/** The list of all pupils with the search in place. */
export const listOption = (query: string): Option => ({
  key: 'lista',
  group: texts.more,
  icon: 'search',
  detail: texts.inListText,
  title: texts.inList(query),
  to: `${paths.students}?${new URLSearchParams({ q: query })}`,
})

/** A CURP, a control number, a folio: with a digit and in one word. */
const CODE = /^(?=\S*\d)\S{3,}$/

/**
 * What a press of Enter means that came before the answer: the one that was found, or the one whose code was typed; null when
 * there is a choice.
 */
export const onlyMeant = (query: string, found: readonly Found[]): Found | null => {
  const [first] = found
  // The parent of the child that was found is not a second match.
  const [, second] = found.filter(
    ({ tipo, detalle }) => !(first?.tipo === 'ALUMNO' && tipo === 'PADRE' && detalle.endsWith(first.titulo)),
  )
  if (!first || !second) return first ?? null
  if (!CODE.test(query.trim())) return null
  const [code, own] = [bareCode(query), first.detalle.split(' · ')[0] ?? '']
  const isMeant =
    first.tipo === 'ALUMNO' ? bareCode(own) === code : first.titulo.endsWith(folioLabel(Number(query)))
  return isMeant ? first : null
}

/** Lines once each, where they come first. */
export const onceEach = (options: readonly Option[]): Option[] =>
  options.filter(({ key }, at) => options.findIndex((option) => option.key === key) === at)
