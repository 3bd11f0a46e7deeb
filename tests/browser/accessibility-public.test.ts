import { findNoBarriers } from '@tests/support/walk/findNoBarriers';
import { publicStops } from '@tests/support/walk/public-stops';

findNoBarriers(publicStops);
