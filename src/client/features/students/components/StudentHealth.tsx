import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { StudentDetail } from '@contract/students/students.schemas'
import { Icon } from '../../../ui/icons/Icon'
import { Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { texts } from '../students.texts'
import { EditHealthDialog } from './EditHealthDialog'

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

/** Allergies and illnesses: sensitive, so they stand here and nowhere else (MEXICO.md). */
export function StudentHealth({ student, canEdit }: { student: StudentDetail; canEdit: boolean }) {
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
          { label: 'Alergias', value: listed(student.alergias) },
          { label: 'Enfermedades', value: listed(student.enfermedades) },
        ]}
      />
      {editing && <EditHealthDialog student={student} onClose={() => setEditing(false)} />}
    </Section>
  )
}
