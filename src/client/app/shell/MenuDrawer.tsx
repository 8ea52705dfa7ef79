import Drawer from '@mui/material/Drawer'
import { SideMenu } from './SideMenu'

interface MenuDrawerProps {
  open: boolean
  /** px */
  width: number
  schoolName: string
  logo: string
  onClose: () => void
}

export function MenuDrawer({ open, width, schoolName, logo, onClose }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width } } }}>
      <SideMenu schoolName={schoolName} logo={logo} />
    </Drawer>
  )
}
