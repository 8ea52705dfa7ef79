import { styled } from '@mui/material/styles'
import { seniorityText } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { Portrait } from '../../../ui/page/Portrait'
import { CardLink } from './CardLink'

const Row = styled('span')(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  padding: spacing(1.5),
  '&& .words': { padding: 0, minWidth: 0 },
}))

/** A collaborator of a department, leading to their page. */
export function StaffCard({ employee }: { employee: Employee }) {
  const { id, nombre, puesto, urlMiniatura, antiguedad } = employee
  return (
    <CardLink to={`/plantilla/${id}`}>
      <Row>
        <Portrait nombre={nombre} url={urlMiniatura} size={88} />
        <span className="words">
          <strong>{nombre}</strong>
          <small>{puesto}</small>
          {antiguedad && <small>{seniorityText(antiguedad)}</small>}
        </span>
      </Row>
    </CardLink>
  )
}
