import type { Keys } from '../../ui/dialogs/KeyList'

export const EVERYWHERE: Keys = [
  ['Ctrl K', 'buscar personas, recibos, páginas y tareas'],
  ['/', 'buscar en la lista de esta página'],
  ['?', 'esta ayuda'],
  ['Esc', 'cerrar lo que está abierto'],
]
export const IN_LISTS: Keys = [
  ['↑ ↓', 'pasar de un renglón a otro'],
  ['Enter', 'abrir el renglón'],
]
