import type { ComponentType } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/iconName'
import { lazyPage } from '../parts/lazyPart'

/**
 * The side menu: daily work on top, then sections that fold. An entry groups screens that are views of one thing. At most 18 entries with
 * the home, so that none is out of sight on a small laptop.
 */
export const MENU = [
  { section: null, entries: ['Caja', 'Corte de caja', 'Alumnos', 'Inscripciones'] },
  { section: 'Familias', entries: ['Padres', 'Grupos'] },
  { section: 'Escuela', entries: ['Ciclo escolar', 'Becas'] },
  { section: 'Cobranza', entries: ['Cargos', 'Colegiaturas', 'Pagos y recibos', 'Adeudos'] },
  { section: 'Vida escolar', entries: ['Calendario escolar', 'Eventos y menciones'] },
  { section: 'Administración', entries: ['La escuela', 'Personal', 'Usuarios y roles'] },
] as const
export type MenuEntry = (typeof MENU)[number]['entries'][number]

/** No two entries share an icon, and none uses that of Salir. */
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
  'Eventos y menciones': 'photo',
  'La escuela': 'building',
  Personal: 'badge',
  'Usuarios y roles': 'shield',
}

/** One route: its address, its permission, and its page as a chunk of its own. */
export interface Screen {
  /** As the customer wrote it: `/alumno/:alumno`. */
  path: string
  /** From the permission table that the server uses too; menu, buttons and route follow it. */
  access: Access
  /** What the page also has to read: without this permission it does not open either. */
  needs?: Access
  /** For screens in the menu: their entry and the label of their view. `act`: does something instead of showing a list. */
  menu?: { entry: MenuEntry; label: string; act?: true }
  /** For screens outside of the menu: path of the menu's screen that is marked as current. */
  under?: string
  Page: ComponentType
  /** Loads the chunk ahead, on hover and focus of a link. A failure is ignored: opening the page tries again. */
  load: () => Promise<unknown>
}

/** A page that loads when first opened; `name` is its export, checked by the compiler. */
export const page = <Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): Pick<Screen, 'Page' | 'load'> => {
  const Page = lazyPage(async () => (await load())[name])
  return { Page, load: () => Page.arrive().catch(() => undefined) }
}
