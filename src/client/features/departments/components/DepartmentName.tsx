import { styled } from '@mui/material/styles'
import type { Department } from '@contract/departments/departments.schemas'
import { DepartmentPicture } from './DepartmentPicture'

const Frame = styled('span')(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minWidth: 0,
  verticalAlign: 'middle',
  '& > .picture': { flex: 'none', width: 60, borderRadius: 6 },
  '& > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}))

/** Logo and name of a department in a row. */
export function DepartmentName({ department: { nombre, urlMiniatura } }: { department: Department }) {
  return (
    <Frame>
      <DepartmentPicture url={urlMiniatura} ratio={16 / 9} />
      <span>{nombre}</span>
    </Frame>
  )
}
