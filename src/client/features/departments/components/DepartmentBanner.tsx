import { styled } from '@mui/material/styles'
import type { Department } from '@contract/departments/departments.schemas'
import { compareText } from '@contract/domain/text'
import type { Employee } from '@contract/roster/roster.schemas'
import { texts } from '../departments.texts'
import { DepartmentPicture } from './DepartmentPicture'

const Frame = styled('div')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  marginBottom: spacing(2),
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& > .picture': { flex: 'none', width: 232 },
  '& > div': { padding: spacing(2, 2, 2, 0), minWidth: 0 },
  '& h2': { ...typography.h3, margin: 0 },
  '& p': { margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
  [breakpoints.down('sm')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    '& > .picture': { width: '100%' },
    '& > div': { padding: spacing(2) },
  },
}))

/** What is done here, each position once. */
const positionsOf = (staff: readonly Employee[]): string =>
  [...new Set(staff.map(({ puesto }) => puesto))].sort(compareText).join(' · ')

interface DepartmentBannerProps {
  department: Department
  staff: readonly Employee[]
}

/** The logo of a department and what is done in it, above its people. */
export function DepartmentBanner({ department, staff }: DepartmentBannerProps) {
  return (
    <Frame>
      <DepartmentPicture url={department.urlFoto} ratio={16 / 9} />
      <div>
        <h2>{texts.positions}</h2>
        <p>{positionsOf(staff) || texts.noPositions}</p>
      </div>
    </Frame>
  )
}
