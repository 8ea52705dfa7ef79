import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { dateParts } from '@contract/domain/dates'
import { yearPapersRoutes as routes } from '@contract/yearPapers/yearPapers.routes'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { askFamilyYear } from '../../../state/yearPapers/yearPapers.thunks'
import { Icon } from '../../../ui/icons/Icon'
import { ActionMenu } from '../../../ui/list/ActionMenu'
import { useOpenDocument } from '../../../write/useOpenDocument'
import { texts } from '../statements.texts'

/** What the family paid of tuition in a year, as a PDF; taxes are declared in April, so the year before is there too. */
export function FamilyYearMenu({ padreId }: { padreId: number }) {
  const menu = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = useOpenDocument(texts.yearFailed)
  const may = useMay()
  const { access, needs } = routes.ofFamily
  if (![...access, ...needs].every((grant) => may([grant]))) return null
  const { anio } = dateParts(today())
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="file" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.yearPaper}
      </Button>
      <ActionMenu
        id={menu}
        label={texts.yearPaper}
        anchor={anchor}
        actions={[anio, anio - 1].map((year) => ({
          label: texts.yearOf(year),
          icon: 'file' as const,
          onClick: () => void open((dispatch) => dispatch(askFamilyYear({ padreId, anio: year }))),
        }))}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
