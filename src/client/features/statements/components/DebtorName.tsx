import { Link } from 'react-router-dom'
import { gradeLabel } from '@contract/domain/grades'
import { formatPhone } from '@contract/domain/phone'
import type { Debtor } from '@contract/statements/statements.schemas'
import { TwoLines } from '../../../ui/layout/layout'
import { texts } from '../statements.texts'

/** The parent with the phone, and below each child with the way to the statement. */
export function DebtorName({ debtor: { padre, alumnos } }: { debtor: Debtor }) {
  return (
    <TwoLines>
      {padre?.nombre ?? texts.noParent}
      <small>{padre?.telefono ? formatPhone(padre.telefono) : texts.noPhone}</small>
      {alumnos.map(({ id, nombre, grado, grupo }) => (
        <small key={id}>
          <Link to={`/estado-de-cuenta/${id}`}>{nombre}</Link>
          {grado && ` · ${[gradeLabel(grado), grupo?.nombre].filter(Boolean).join(' ')}`}
        </small>
      ))}
    </TwoLines>
  )
}
