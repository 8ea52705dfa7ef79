import type { ComponentType } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/iconName'
import { lazyPage } from '../parts/lazyPart'

/** Daily work on top; an entry holds all views of one thing. At most 18, so that a small laptop shows all. */
export const MENU = [
  { section: null, entries: ['Caja', 'Corte de caja', 'Alumnos', 'Inscripciones'] },
  { section: 'Familias', entries: ['Padres', 'Grupos'] },
  { section: 'Escuela', entries: ['Ciclo escolar', 'Becas'] },
  { section: 'Cobranza', entries: ['Cargos', 'Colegiaturas', 'Pagos y recibos', 'Adeudos'] },
  { section: 'Vida escolar', entries: ['Avisos', 'Calendario y eventos'] },
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
  Avisos: 'megaphone',
  'Calendario y eventos': 'calendar',
  'La escuela': 'building',
  Personal: 'badge',
  'Usuarios y roles': 'shield',
}

export interface Screen {
  /** As the customer wrote it: `/alumno/:alumno`. */
  path: string
  /** The access of the page's call in the contract, which the server checks too; menu, buttons and route follow it. */
  access: Access
  /** Further permission without which the page does not open. */
  needs?: Access
  /** Its place in the menu. `act`: it does something instead of showing a list. */
  menu?: { entry: MenuEntry; label: string; act?: true }
  /** For screens outside the menu: path of the menu's screen marked as current. */
  under?: string
  Page: ComponentType
  /** Called on hover and focus of a link. A failure is ignored: opening the page tries again. */
  load: () => Promise<unknown>
}

export const page = <Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): Pick<Screen, 'Page' | 'load'> => {
  const Page = lazyPage(async () => (await load())[name])
  return { Page, load: () => Page.arrive().catch(() => undefined) }
}
