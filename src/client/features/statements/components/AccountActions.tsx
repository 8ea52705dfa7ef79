import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { studentsRoutes } from '@contract/students/students.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../statements.texts'

/** The way to the pupil and the statement as a paper. The link is signed and needs no session, so it may open beside. */
export function AccountActions({ id, pdf }: { id: number; pdf: string }) {
  const canOpen = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {canOpen && (
        <Button variant="outlined" component={Link} to={`/alumno/${id}`}>
          {texts.pupil}
        </Button>
      )}
      <Button
        variant="contained"
        startIcon={<Icon name="file" />}
        component="a"
        href={pdf}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.pdf}
      </Button>
    </div>
  )
}
