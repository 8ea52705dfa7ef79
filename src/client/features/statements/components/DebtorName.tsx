import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { gradeLabel } from '@contract/domain/grades'
import { formatPhone } from '@contract/domain/phone'
import type { Debtor } from '@contract/statements/statements.schemas'
import { texts } from '../statements.texts'

const Frame = styled('span')(({ theme: { vars, typography } }) => ({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > small': {
    display: 'block',
    fontSize: typography.pxToRem(13),
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3 },
}))

/** The parent with the phone, and below each child with the way to the statement. */
export function DebtorName({ debtor: { padre, alumnos } }: { debtor: Debtor }) {
  return (
    <Frame>
      {padre?.nombre ?? texts.noParent}
      <small>{padre?.telefono ? formatPhone(padre.telefono) : texts.noPhone}</small>
      {alumnos.map(({ id, nombre, grado, grupo }) => (
        <small key={id}>
          <Link to={`/estado-de-cuenta/${id}`}>{nombre}</Link>
          {grado && ` · ${[gradeLabel(grado), grupo?.nombre].filter(Boolean).join(' ')}`}
        </small>
      ))}
    </Frame>
  )
}
