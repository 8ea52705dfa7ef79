import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { seniorityText } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { Icon } from '../../../ui/icons/Icon'
import { Details } from '../../../ui/page/Details'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Portrait } from '../../../ui/page/Portrait'
import { Section } from '../../../ui/page/Section'
import { texts } from '../roster.texts'

const Frame = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spacing(3),
  [breakpoints.down('sm')]: { flexDirection: 'column', gap: spacing(2) },
  '& > .photo': { flex: 'none', display: 'grid', justifyItems: 'center', gap: spacing(1) },
  '& > .data': { flex: 1, minWidth: 0, width: '100%' },
}))

/** '5 años y 3 meses', or the day on which somebody who is not here yet enters. */
const seniority = ({ antiguedad, ingreso }: Employee): string | null => {
  if (antiguedad) return seniorityText(antiguedad)
  return ingreso && texts.startsOn(ingreso)
}

interface EmployeeCardProps {
  employee: Employee
  /** Absent for who may not change the photo. */
  onChangePhoto?: (() => void) | undefined
}

/** The face of a collaborator, what they do here and since when. */
export function EmployeeCard({ employee, onChangePhoto }: EmployeeCardProps) {
  const { nombre, urlFoto, puesto, departamento, ingreso, sueldo } = employee
  const salary =
    sueldo === undefined ? [] : [{ label: texts.fields.sueldo, value: <MoneyText pesos={sueldo} /> }]
  return (
    <Section title={texts.work}>
      <Frame>
        <div className="photo">
          <Portrait nombre={nombre} url={urlFoto} size={176} alt={`Foto de ${nombre}`} />
          {onChangePhoto && (
            <Button size="small" startIcon={<Icon name="photo" />} onClick={onChangePhoto}>
              {texts.changePhoto}
            </Button>
          )}
        </div>
        <div className="data">
          <Details
            items={[
              { label: texts.fields.puesto, value: puesto },
              { label: texts.department, value: departamento },
              { label: texts.seniority, value: seniority(employee) },
              { label: texts.fields.ingreso, value: ingreso },
              ...salary,
            ]}
          />
        </div>
      </Frame>
    </Section>
  )
}
