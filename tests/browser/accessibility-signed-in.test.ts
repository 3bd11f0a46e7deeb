import { adminStops } from '@tests/support/walk/admin-stops';
import { findNoBarriers } from '@tests/support/walk/findNoBarriers';
import { ownStops } from '@tests/support/walk/own-stops';

findNoBarriers([...ownStops, ...adminStops]);
