import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { StudentDetail } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { EditHealthDialog } from '../components/StudentDialogs'
import { texts } from '../students.texts'

const List = styled('ul')({ margin: 0, paddingInlineStart: '1.2em' })

const listed = (items: StudentDetail['alergias']) =>
  items.length > 0 ? (
    <List>
      {items.map(({ id, descripcion }) => (
        <li key={id}>{descripcion}</li>
      ))}
    </List>
  ) : (
    'Ninguna registrada'
  )

/** Allergies and illnesses: sensitive data, `decisions/domain/people#health-data`. */
export function StudentHealth({ row }: { row: StudentDetail }) {
  const canEdit = useMay()(studentsRoutes.update.access)
  const [editing, setEditing] = useState(false)
  return (
    <Section
      title={texts.healthTitle}
      text={texts.healthText}
      action={
        canEdit && (
          <Button variant="outlined" startIcon={<Icon name="health" />} onClick={() => setEditing(true)}>
            {texts.editHealth}
          </Button>
        )
      }
    >
      <Details
        items={[
          { label: 'Alergias', value: listed(row.alergias) },
          { label: 'Enfermedades', value: listed(row.enfermedades) },
        ]}
      />
      {editing && <EditHealthDialog student={row} onClose={() => setEditing(false)} />}
    </Section>
  )
}
