import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { formatPhone } from '@contract/domain/phone'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { parentsLike } from '@contract/parents/parents.rules'
import { useAppSelector } from '../../../state/hooks'
import { useListParentsQuery } from '../../../state/parents/parents.api'
import { selectParents } from '../../../state/parents/parents.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { texts } from '../parents.texts'
import type { ParentValues } from '../parents.values'

const Panel = styled('div')(({ theme: { vars, spacing } }) => ({
  '& > div': {
    padding: spacing(1.5, 2),
    border: `1px solid ${vars.palette.warning.main}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.warningSoft,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0 },
  '& ul': { margin: spacing(0.5, 0), paddingInlineStart: '1.2em' },
}))

interface LikeParentsProps {
  control: Control<ParentValues>
  except?: number | undefined
}

/** Points out parents with the phone or the e-mail being written. It stops nobody: families share phones (decisions/0009). */
export function LikeParents({ control, except }: LikeParentsProps) {
  const [telefono, correo] = useWatch({ control, name: ['telefono', 'correo'] })
  const canRead = useAppSelector((state) => selectMay(state, parentsRoutes.listAll.access))
  useListParentsQuery(undefined, { skip: !canRead })
  const alike = parentsLike(useAppSelector(selectParents), { telefono, correo }, except)
  return (
    // There before it speaks: what appears together with its text is not read aloud everywhere.
    <Panel role="status">
      {alike.length > 0 && (
        <div>
          <p>
            <strong>{texts.like(alike.length)}</strong>
          </p>
          <ul>
            {alike.map(({ id, nombre, telefono: phone, correo: email, alumnos }) => (
              <li key={id}>
                {[nombre, formatPhone(phone), email].filter(Boolean).join(' · ')}
                {alumnos.length > 0 && ` (${alumnos.map((child) => child.nombre).join(', ')})`}
              </li>
            ))}
          </ul>
          <p>{texts.likeText}</p>
        </div>
      )}
    </Panel>
  )
}
