-- What came back of a closed supplement and is taken back again was spent all the same, also where others have
-- used the region's part up meanwhile: it is on record there, and nothing more is approved.
alter table program_regions drop constraint program_regions_within;
alter table program_regions add constraint program_regions_committed check (committed >= 0);
