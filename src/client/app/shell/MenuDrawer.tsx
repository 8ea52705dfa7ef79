import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { SideMenu } from './SideMenu'

interface MenuDrawerProps {
  open: boolean
  width: number
  schoolName: string
  logo: string
  onClose: () => void
}

const Wide = styled(Drawer, { shouldForwardProp: (prop) => prop !== 'width' })<{ width: number }>(
  ({ width }) => ({ '& > .MuiDrawer-paper': { width } }),
)

export function MenuDrawer({ open, width, schoolName, logo, onClose }: MenuDrawerProps) {
  return (
    <Wide open={open} onClose={onClose} width={width}>
      <SideMenu schoolName={schoolName} logo={logo} />
    </Wide>
  )
}
