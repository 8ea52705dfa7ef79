import type { ComponentType, LazyExoticComponent } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/paths'
import { lazyPage } from '../parts/lazyPart'

/** Groups of the side menu, in their order. */
export const MENU_GROUPS = [
  'Escuela',
  'Familias',
  'Caja',
  'Vida escolar',
  'Personal',
  'Administración',
] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** One route of the product: where it is, who may open it, and its page as a chunk of its own. */
export interface Screen {
  /** As the customer wrote it: `/alumno/:alumno`. */
  path: string
  /** By the table the server uses too; the menu, the buttons and the route follow it. */
  access: Access
  /** What the page has to read before it can do that: whoever lacks it may not open it either. */
  needs?: Access
  /** Only screens that stand in the menu have one. */
  menu?: { group: MenuGroup; label: string; icon: IconName }
  /** Path of the menu's screen that this one belongs to, for screens that have no place of their own in it. */
  under?: string
  Page: LazyExoticComponent<ComponentType>
  /** Starts the chunk before it is needed: on hover and focus of a link. It may fail, which says nothing. */
  load: () => Promise<unknown>
}

/** A page that is fetched when first opened; `name` is its export, which the compiler looks for in the module. */
export const page = <Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): Pick<Screen, 'Page' | 'load'> => ({
  Page: lazyPage(async () => (await load())[name]),
  load: () => load().catch(() => undefined),
})
