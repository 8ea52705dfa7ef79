import { countText } from '@contract/domain/text'
import { Quiet } from '../../ui/layout/layout'

const MAX_NAMED = 8

interface IgnoredRowsProps {
  ignoradas?: readonly { fila: number; hoja?: string; texto: string }[] | undefined
}

export function IgnoredRows({ ignoradas: rows = [] }: IgnoredRowsProps) {
  if (rows.length === 0) return null
  const named = rows
    .slice(0, MAX_NAMED)
    .map(({ fila, hoja, texto }) => `${hoja === undefined ? '' : `${hoja}, `}fila ${fila} (${texto})`)
  const more = rows.length > MAX_NAMED ? `; y ${rows.length - MAX_NAMED} más` : ''
  const count = countText(rows.length, 'renglón no es alumno', 'renglones no son alumnos')
  return (
    <Quiet as="p">
      {`${count} y no se toma${rows.length === 1 ? '' : 'n'} en cuenta: ${named.join('; ')}${more}.`}
    </Quiet>
  )
}
