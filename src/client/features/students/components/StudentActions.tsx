import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { statementsRoutes } from '@contract/statements/statements.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectCan, selectMay } from '../../../state/session/session.selectors'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { texts } from '../students.texts'

/** What may be done from a pupil's page: to the statement for who may see it, and editing. */
export function StudentActions({ id, onEdit }: { id: number; onEdit: () => void }) {
  const canEdit = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'UPDATE'))
  const canSeeAccount = useAppSelector((state) => selectMay(state, statementsRoutes.ofStudent.access))
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {canSeeAccount && (
        <Button variant="outlined" component={Link} to={`/estado-de-cuenta/${id}`}>
          {texts.account}
        </Button>
      )}
      {canEdit && (
        <PrimaryAction icon="edit" onClick={onEdit}>
          Editar
        </PrimaryAction>
      )}
    </div>
  )
}
