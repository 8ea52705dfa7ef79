import Button from '@mui/material/Button'
import { StatePanel } from '../page/StatePanel'

export interface NothingFoundProps {
  query: string
  many: string
  onClear: () => void
}

/** A search (or a filter) that no row answers. */
export function NothingFound({ query, many, onClear }: NothingFoundProps) {
  if (query.trim() === '') {
    return (
      <StatePanel
        icon="search"
        title={`No hay ${many} con ese filtro`}
        text="Cambia el filtro para ver más."
      />
    )
  }
  return (
    <StatePanel
      icon="search"
      title={`Nada coincide con «${query.trim()}»`}
      text="Revisa cómo está escrito, o busca con menos palabras. Los acentos no importan."
      action={
        <Button variant="outlined" onClick={onClear}>
          Limpiar búsqueda
        </Button>
      }
    />
  )
}
