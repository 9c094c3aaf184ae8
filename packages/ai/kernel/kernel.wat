;; Sums over rows of numbers, four numbers at a time. A list has entries of eight bytes: the place of a row in memory,
;; and a weight. Rows are `width` bytes wide, a multiple of 64.
(module
  (import "evaluation" "memory" (memory 1))

  ;; to += the weighted sum of the listed rows
  (func (export "gather") (param $to i32) (param $list i32) (param $count i32) (param $width i32)
    (local $end i32) (local $entry i32) (local $column i32) (local $row i32)
    (local $w v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 3))))
    (loop $columns
      (local.set $row (i32.add (local.get $to) (local.get $column)))
      (local.set $a (v128.load (local.get $row)))
      (local.set $b (v128.load offset=16 (local.get $row)))
      (local.set $c (v128.load offset=32 (local.get $row)))
      (local.set $d (v128.load offset=48 (local.get $row)))
      (local.set $entry (local.get $list))
      (loop $entries
        (local.set $row (i32.add (i32.load (local.get $entry)) (local.get $column)))
        (local.set $w (v128.load32_splat offset=4 (local.get $entry)))
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $w) (v128.load (local.get $row)))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $w) (v128.load offset=16 (local.get $row)))))
        (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $w) (v128.load offset=32 (local.get $row)))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $w) (v128.load offset=48 (local.get $row)))))
        (br_if $entries
          (i32.lt_u (local.tee $entry (i32.add (local.get $entry) (i32.const 8))) (local.get $end))))
      (local.set $row (i32.add (local.get $to) (local.get $column)))
      (v128.store (local.get $row) (local.get $a))
      (v128.store offset=16 (local.get $row) (local.get $b))
      (v128.store offset=32 (local.get $row) (local.get $c))
      (v128.store offset=48 (local.get $row) (local.get $d))
      (br_if $columns
        (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 64))) (local.get $width)))))

  ;; lists the positive ones of `count` numbers as the weights of rows that follow one another; returns how many there
  ;; are. Every number is written, and only the next place depends on it: a branch would be guessed wrong too often.
  (func (export "positives")
    (param $from i32) (param $count i32) (param $rows i32) (param $width i32) (param $list i32) (result i32)
    (local $end i32) (local $entry i32) (local $number f32)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $count) (i32.const 2))))
    (local.set $entry (local.get $list))
    (loop $numbers
      (local.set $number (f32.load (local.get $from)))
      (i32.store (local.get $entry) (local.get $rows))
      (f32.store offset=4 (local.get $entry) (local.get $number))
      (local.set $entry (i32.add (local.get $entry)
        (i32.shl (f32.gt (local.get $number) (f32.const 0)) (i32.const 3))))
      (local.set $rows (i32.add (local.get $rows) (local.get $width)))
      (br_if $numbers
        (i32.lt_u (local.tee $from (i32.add (local.get $from) (i32.const 4))) (local.get $end))))
    (i32.shr_u (i32.sub (local.get $entry) (local.get $list)) (i32.const 3)))

  ;; each listed row += its weight times from
  (func (export "scatter") (param $from i32) (param $list i32) (param $count i32) (param $width i32)
    (local $end i32) (local $entry i32) (local $column i32) (local $row i32)
    (local $w v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 3))))
    (loop $columns
      (local.set $row (i32.add (local.get $from) (local.get $column)))
      (local.set $a (v128.load (local.get $row)))
      (local.set $b (v128.load offset=16 (local.get $row)))
      (local.set $c (v128.load offset=32 (local.get $row)))
      (local.set $d (v128.load offset=48 (local.get $row)))
      (local.set $entry (local.get $list))
      (loop $entries
        (local.set $row (i32.add (i32.load (local.get $entry)) (local.get $column)))
        (local.set $w (v128.load32_splat offset=4 (local.get $entry)))
        (v128.store (local.get $row)
          (f32x4.add (v128.load (local.get $row)) (f32x4.mul (local.get $w) (local.get $a))))
        (v128.store offset=16 (local.get $row)
          (f32x4.add (v128.load offset=16 (local.get $row)) (f32x4.mul (local.get $w) (local.get $b))))
        (v128.store offset=32 (local.get $row)
          (f32x4.add (v128.load offset=32 (local.get $row)) (f32x4.mul (local.get $w) (local.get $c))))
        (v128.store offset=48 (local.get $row)
          (f32x4.add (v128.load offset=48 (local.get $row)) (f32x4.mul (local.get $w) (local.get $d))))
        (br_if $entries
          (i32.lt_u (local.tee $entry (i32.add (local.get $entry) (i32.const 8))) (local.get $end))))
      (br_if $columns
        (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 64))) (local.get $width)))))

  ;; the weight of each entry := its row times with, summed up
  (func (export "dots") (param $with i32) (param $list i32) (param $count i32) (param $width i32)
    (local $end i32) (local $entry i32) (local $column i32) (local $row i32) (local $other i32)
    (local $a v128) (local $b v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 3))))
    (local.set $entry (local.get $list))
    (loop $entries
      (local.set $a (v128.const f32x4 0 0 0 0))
      (local.set $b (v128.const f32x4 0 0 0 0))
      (local.set $column (i32.const 0))
      (loop $columns
        (local.set $row (i32.add (i32.load (local.get $entry)) (local.get $column)))
        (local.set $other (i32.add (local.get $with) (local.get $column)))
        (local.set $a (f32x4.add (local.get $a)
          (f32x4.mul (v128.load (local.get $row)) (v128.load (local.get $other)))))
        (local.set $b (f32x4.add (local.get $b)
          (f32x4.mul (v128.load offset=16 (local.get $row)) (v128.load offset=16 (local.get $other)))))
        (local.set $a (f32x4.add (local.get $a)
          (f32x4.mul (v128.load offset=32 (local.get $row)) (v128.load offset=32 (local.get $other)))))
        (local.set $b (f32x4.add (local.get $b)
          (f32x4.mul (v128.load offset=48 (local.get $row)) (v128.load offset=48 (local.get $other)))))
        (br_if $columns
          (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 64))) (local.get $width))))
      (local.set $a (f32x4.add (local.get $a) (local.get $b)))
      (f32.store offset=4 (local.get $entry)
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $a)) (f32x4.extract_lane 1 (local.get $a)))
          (f32.add (f32x4.extract_lane 2 (local.get $a)) (f32x4.extract_lane 3 (local.get $a)))))
      (br_if $entries
        (i32.lt_u (local.tee $entry (i32.add (local.get $entry) (i32.const 8))) (local.get $end))))))
