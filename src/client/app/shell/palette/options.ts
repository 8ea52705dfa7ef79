import { byKey } from '@contract/domain/byKey'
import { familyOfFields } from '@contract/domain/family'
import type { FoundKind } from '@contract/search/search.rules'
import { bareCode, isFoundBy, type SearchTerms } from '@contract/search/terms.rules'
import { formatPesos } from '@contract/domain/money'
import type { Found, SearchAnswer } from '@contract/search/search.schemas'
import * as paths from '@contract/domain/screenPaths'
import type { IconName } from '../../../ui/icons/iconName'
import { SETUP_TITLE } from '../../../ui/setup/setupSteps'
import { MENU_ICONS, type Screen } from '../../../ui/screens/screen'
import { deskOf, deskOfChild } from '../../../write/money/deskAddress'
import { JOBS } from '../../help/jobs'
import { KEYWORDS } from './keywords'
import { texts } from './palette.texts'

export interface Option {
  key: string
  group: string
  icon: IconName
  title: string
  detail: string
  keywords?: string
  /** The family's desk, opened by Ctrl Enter. */
  deskTo?: string
  to?: string
  fill?: string
}

const COLLECT = 'cobrar a '

const KINDS: Record<FoundKind, { group: string; icon: IconName }> = {
  ALUMNO: { group: 'Alumnos', icon: 'user' },
  PADRE: { group: 'Padres', icon: 'family' },
  PAGO: { group: 'Recibos', icon: 'receipt' },
  COLABORADOR: { group: 'Personal', icon: 'users' },
  GRUPO: { group: 'Grupos', icon: 'book' },
  EVENTO: { group: 'Eventos', icon: 'photo' },
}

/** Screens where something is done, named by it; those of the menu are found by their label. */
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

const UNLISTED_SCREENS: Readonly<Record<string, { label: string; icon: IconName }>> = {
  [paths.opening]: { label: 'Apertura de un ciclo en curso', icon: 'cycle' },
  [paths.archive]: { label: 'Archivo de la escuela', icon: 'download' },
  [paths.setup]: { label: SETUP_TITLE, icon: 'building' },
  [paths.help]: { label: texts.help, icon: 'book' },
}

const pageOf = ({ path, menu }: Screen): Option[] => {
  const [, action] = ACTIONS.find(([each]) => each === path) ?? []
  const shown = UNLISTED_SCREENS[path]
  const title = action ?? menu?.label ?? shown?.label
  if (title === undefined) return []
  return [
    {
      key: path,
      group: texts.goTo,
      icon: menu ? MENU_ICONS[menu.entry] : (shown?.icon ?? 'add'),
      title,
      detail: menu?.entry ?? '',
      keywords: KEYWORDS[path] ?? '',
      to: path,
    },
  ]
}

const HELP_OPTIONS: readonly Option[] = JOBS.map(({ id, title, keywords }) => ({
  key: `ayuda ${id}`,
  group: texts.help,
  icon: 'book',
  title,
  detail: texts.helpText,
  keywords: `${keywords} ayuda cómo`,
  to: `${paths.help}#${id}`,
}))

const COLLECT_OPTION: Option = {
  key: COLLECT,
  group: texts.goTo,
  icon: 'pay',
  title: texts.collect,
  detail: texts.collectText,
  keywords: 'pagar',
  fill: COLLECT,
}

export const pagesOf = (screens: readonly Screen[], mayCollect: boolean): readonly Option[] => [
  ...(mayCollect ? [COLLECT_OPTION] : []),
  { key: '/', group: texts.goTo, icon: 'home', title: 'Inicio', detail: '', to: '/' },
  ...screens.flatMap(pageOf),
  ...HELP_OPTIONS,
]

export const isAction = ({ key }: Option): boolean =>
  key === COLLECT || ACTIONS.some(([path]) => path === key)

const textOf = ({ title, detail, keywords = '' }: Option): string => `${title} ${detail} ${keywords}`

/** Titles with the words come before other texts with them: «correo» opens Correo, not Avisos. */
export const matching = (options: readonly Option[], terms: SearchTerms): Option[] => {
  const found = options.filter((option) => isFoundBy(textOf(option), terms))
  const isTitled = ({ title }: Option): boolean => isFoundBy(title, terms)
  return [...found.filter(isTitled), ...found.filter((option) => !isTitled(option))]
}

/** The search without a leading 'cobrar', 'cobrar a', 'pagar' or 'pagar a'; `collecting`: there was one. */
export const whoIn = (query: string, mayCollect: boolean): { who: string; collecting: boolean } => {
  const command = mayCollect ? /^\s*(?:cobrar|pagar)(?:\s+a)?\s+(.*)$/i.exec(query) : null
  return { who: (command?.[1] ?? query).trim(), collecting: command !== null }
}

const deskPathOf = ({ tipo, id, familia }: Found): string | undefined => {
  if (tipo === 'ALUMNO') return deskOfChild(id)
  if (tipo === 'PADRE') return deskOf({ padreId: id })
  const of = familia && familyOfFields(familia)
  return of ? deskOf(of) : undefined
}

const detailOf = ({ detalle, vencido = 0, vencido_familia = 0 }: Found): string =>
  [
    detalle,
    vencido > 0 && texts.overdue(formatPesos(vencido)),
    vencido_familia > 0 && texts.familyOwes(formatPesos(vencido_familia)),
  ]
    .filter(Boolean)
    .join(' · ')

export const foundOptions = ({ resultados, totales = [] }: SearchAnswer, mayCollect: boolean): Option[] =>
  resultados.map((found) => {
    const { tipo, id, titulo, ruta } = found
    const { group, icon } = KINDS[tipo]
    const shown = resultados.filter((each) => each.tipo === tipo).length
    const all = totales.find((each) => each.tipo === tipo)?.total ?? shown
    const deskTo = mayCollect ? deskPathOf(found) : undefined
    return {
      icon,
      key: `${tipo} ${id}`,
      group: all > shown ? texts.groupOf(group, shown, all) : group,
      title: titulo,
      detail: detailOf(found),
      to: ruta,
      ...(deskTo === undefined ? {} : { deskTo }),
    }
  })

export const collectOptions = (found: readonly Found[]): Option[] =>
  found.flatMap((each) => {
    const { tipo, id, titulo } = each
    const to = tipo === 'ALUMNO' || tipo === 'PADRE' ? deskPathOf(each) : undefined
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

export const listOption = (query: string): Option => ({
  key: 'lista',
  group: texts.more,
  icon: 'search',
  detail: texts.inListText,
  title: texts.inList(query),
  to: `${paths.students}?${new URLSearchParams({ q: query })}`,
})

/** One word with a digit: a CURP, control number or folio. */
const CODE = /^(?=\S*\d)\S{3,}$/

/** Result opened by Enter before the answer shows: the only one, or the one whose code was typed; null where there is a choice. */
export const meantOf = (query: string, all: readonly Found[]): Found | null => {
  const found = all.filter(({ parecido }) => !parecido)
  const [first] = found
  // The parent of the first pupil found is no second match.
  const [, second] = found.filter(
    ({ tipo, hijos = [] }) => !(first?.tipo === 'ALUMNO' && tipo === 'PADRE' && hijos.includes(first.titulo)),
  )
  if (!first || !second) return first ?? null
  if (!CODE.test(query.trim())) return null
  const isMeant = first.tipo === 'PAGO' || bareCode(first.numero_control ?? '') === bareCode(query)
  return isMeant ? first : null
}

export const onceEach = (options: readonly Option[]): Option[] => {
  const once = options.filter(({ key }, at) => options.findIndex((option) => option.key === key) === at)
  return [...byKey(once, ({ group }) => group).values()].flat()
}
