import type { ComponentType } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/iconName'
import { lazyPage } from '../parts/lazyPart'

/**
 * The side menu: what everybody uses all day on top, then sections that fold. An entry gathers the screens that are views of one
 * thing; at most 18 with the home, so that none is scrolled away on a small laptop.
 */
export const MENU = [
  { section: null, entries: ['Caja', 'Corte de caja', 'Alumnos', 'Inscripciones'] },
  { section: 'Familias', entries: ['Padres', 'Grupos'] },
  { section: 'Escuela', entries: ['Ciclo escolar', 'Becas'] },
  { section: 'Cobranza', entries: ['Cargos', 'Colegiaturas', 'Pagos y recibos', 'Adeudos'] },
  { section: 'Vida escolar', entries: ['Calendario escolar', 'Eventos', 'Menciones'] },
  { section: 'Administración', entries: ['Personal', 'Usuarios y roles'] },
] as const
export type MenuEntry = (typeof MENU)[number]['entries'][number]

/** Each entry has its own icon, and none uses that of Salir. */
export const MENU_ICONS: Readonly<Record<MenuEntry, IconName>> = {
  Caja: 'till',
  'Corte de caja': 'checklist',
  Alumnos: 'users',
  Inscripciones: 'school',
  Padres: 'family',
  Grupos: 'board',
  'Ciclo escolar': 'cycle',
  Becas: 'percent',
  Cargos: 'cash',
  Colegiaturas: 'coin',
  'Pagos y recibos': 'receipt',
  Adeudos: 'book',
  'Calendario escolar': 'calendar',
  Eventos: 'photo',
  Menciones: 'award',
  Personal: 'badge',
  'Usuarios y roles': 'shield',
}

/** One route of the product: where it is, who may open it, and its page as a chunk of its own. */
export interface Screen {
  /** As the customer wrote it: `/alumno/:alumno`. */
  path: string
  /** By the table the server uses too; the menu, the buttons and the route follow it. */
  access: Access
  /** What the page has to read before it can do that: whoever lacks it may not open it either. */
  needs?: Access
  /** Screens that stand in the menu: in which entry, as which of its views. `act` does something instead of showing a list. */
  menu?: { entry: MenuEntry; label: string; act?: true }
  /** Path of the menu's screen that this one belongs to, for screens that have no place of their own in it. */
  under?: string
  Page: ComponentType
  /** Starts the chunk before it is needed: on hover and focus of a link. It may fail, which says nothing. */
  load: () => Promise<unknown>
}

/** A page that is fetched when first opened; `name` is its export, which the compiler looks for in the module. */
export const page = <Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): Pick<Screen, 'Page' | 'load'> => {
  const Page = lazyPage(async () => (await load())[name])
  return { Page, load: () => Page.arrive().catch(() => undefined) }
}
