import * as z from 'zod';

// The policy of the pages refuses compiled code, and merely trying it counts as a breach.
z.config({ jitless: true });
