import { TwoLines } from '../../../ui/layout/layout'

/** Who it is in a row, with the e-mail under the name: two parents of one name are told apart by it. */
export function ParentName({ nombre, correo }: { nombre: string; correo: string | null }) {
  return (
    <TwoLines>
      {nombre}
      {correo && <small>{correo}</small>}
    </TwoLines>
  )
}
